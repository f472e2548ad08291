-- expand
ALTER TABLE "resorts" ADD COLUMN "vr_link" text;