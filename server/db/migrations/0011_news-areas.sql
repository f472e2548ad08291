-- expand
ALTER TABLE "news" ADD COLUMN "area_id" integer;