-- contract
CREATE TABLE "roles" (
	"role" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "roles" ("role") VALUES ('KT'), ('CSH'), ('CDT'), ('ADM'), ('STAFF'), ('OTG');
--> statement-breakpoint
CREATE TABLE "admin_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"version" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_data" (
	"id" integer PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_blocks" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "hidden_blocks_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "refund_accounts" (
	"resort_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"bin" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "refund_accounts_resort_id_booking_id_pk" PRIMARY KEY("resort_id","booking_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "admin_changes_by_thing" ON "admin_changes" USING btree ("about","version");--> statement-breakpoint
CREATE INDEX "refund_accounts_by_booking" ON "refund_accounts" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_roles_role_fk" FOREIGN KEY ("role") REFERENCES "public"."roles"("role") ON DELETE no action ON UPDATE no action;