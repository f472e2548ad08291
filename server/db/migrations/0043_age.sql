-- expand
CREATE INDEX IF NOT EXISTS "notices_by_time" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_nights"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Nights that are swept away were over long ago: no copy has them.
	IF current_setting('ghe.sweeping', true) = 'on' THEN RETURN NULL; END IF;
	INSERT INTO "place_changes" ("kind", "resort_id", "room_id", "first_night", "last_night")
	SELECT 'nights', "resort_id", "room_id", min("night"), max("night") FROM "changed" GROUP BY "resort_id", "room_id";
	RETURN NULL;
END $$;
