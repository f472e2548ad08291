-- expand
CREATE TABLE "sign_in_places" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drawn_pictures" (
	"id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_in_places_by_user" ON "sign_in_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_places_by_seen" ON "sign_in_places" USING btree ("seen_at");
--> statement-breakpoint
-- What the rows of before name: only these are drawn for somebody who asks.
INSERT INTO "drawn_pictures" ("id")
SELECT DISTINCT named[1]
FROM (
	SELECT "picture_ids"::text AS words FROM "resorts"
	UNION ALL SELECT "picture_ids"::text FROM "rooms"
	UNION ALL SELECT "picture_ids"::text FROM "services"
	UNION ALL SELECT "avatar_id" FROM "host_profiles"
	UNION ALL SELECT "avatar_id" FROM "users" WHERE "avatar_id" IS NOT NULL
	UNION ALL SELECT "picture_id" FROM "project_areas"
	UNION ALL SELECT "picture_id" FROM "banners"
	UNION ALL SELECT "picture_id" FROM "video_reviews"
	UNION ALL SELECT "avatar_id" FROM "testimonials"
	UNION ALL SELECT "picture_id" || ' ' || "body"::text FROM "news"
) AS told,
regexp_matches(told.words, '((?:area|resort|room|news|banner|video|avatar|slide)-[a-z]{4,8}-[0-9a-f]{1,8}-[0-4](?:-[1-3])?)', 'g') AS named
ON CONFLICT DO NOTHING;
