-- expand
ALTER TABLE "booking_edits" ADD COLUMN "reported_at" timestamp (6) with time zone;