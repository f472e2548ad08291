-- contract
CREATE TABLE "return_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ends_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"given_at" timestamp (6) with time zone NOT NULL,
	"withdrawn_at" timestamp (6) with time zone,
	CONSTRAINT "consents_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_reachable";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaves_at" timestamp (6) with time zone;--> statement-breakpoint
CREATE INDEX "return_tickets_by_end" ON "return_tickets" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("leaves_at") WHERE "users"."leaves_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reachable" CHECK ("users"."email" is not null or "users"."phone" is not null or "users"."state" = 'ERASED');