-- expand
ALTER TABLE "sessions" ADD COLUMN "confirmed_until" timestamp (6) with time zone;