-- expand
ALTER TABLE "resorts" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "resorts" ADD COLUMN "quiet_until" text;