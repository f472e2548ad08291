-- expand
CREATE INDEX IF NOT EXISTS "reviews_by_id" ON "reviews" USING hash ("id");
