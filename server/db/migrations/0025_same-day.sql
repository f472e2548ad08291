-- expand
ALTER TABLE "resorts" ADD COLUMN "same_day_until" text;