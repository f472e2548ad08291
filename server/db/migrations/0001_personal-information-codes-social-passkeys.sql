-- expand
CREATE TABLE "code_sends" (
	"key" text PRIMARY KEY NOT NULL,
	"sends" integer NOT NULL,
	"since" timestamp (6) with time zone NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"ends_at" timestamp (6) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"tried_at" timestamp (6) with time zone,
	"proved_until" timestamp (6) with time zone,
	"used_for" text,
	"memo" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"ends_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "social_arrivals" (
	"flow_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_proven" boolean NOT NULL,
	"ends_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "social_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"ends_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "province_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ward" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "code_sends_by_since" ON "code_sends" USING btree ("since");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_end" ON "one_time_codes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_end" ON "passkey_challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_arrivals_by_end" ON "social_arrivals" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "social_identities_by_user" ON "social_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_visits_by_end" ON "social_visits" USING btree ("ends_at");