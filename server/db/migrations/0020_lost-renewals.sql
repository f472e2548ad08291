-- expand
ALTER TABLE "access_tokens" ADD COLUMN "refresh_hash" text;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "arrived_at" timestamp (6) with time zone;--> statement-breakpoint
-- Of tokens given out before it was noted, nobody can say any more that they never arrived.
UPDATE "refresh_tokens" SET "arrived_at" = now();