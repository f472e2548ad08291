-- expand
CREATE TABLE "notice_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"changed_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"added_at" timestamp (6) with time zone NOT NULL,
	"last_push_at" timestamp (6) with time zone
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "due_at" timestamp (6) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "pushed_at" timestamp (6) with time zone;--> statement-breakpoint
CREATE INDEX "push_devices_by_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notices_to_push" ON "notices" USING btree ("due_at") WHERE "notices"."pushed_at" is null;