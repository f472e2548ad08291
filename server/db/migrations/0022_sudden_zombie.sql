-- expand
ALTER TABLE "checkin_keys" ADD COLUMN "begins_at" text;--> statement-breakpoint
ALTER TABLE "checkin_keys" ADD COLUMN "withdrawn_at" text;