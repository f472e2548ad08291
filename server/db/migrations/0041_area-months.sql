-- expand
CREATE TABLE IF NOT EXISTS "area_months" (
	"month" text NOT NULL,
	"area_id" integer NOT NULL,
	"sold" integer NOT NULL,
	"offered" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"counted_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "area_months_month_area_id_pk" PRIMARY KEY("month","area_id")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_nights_closed" ON "room_nights" USING btree ("night") WHERE "room_nights"."closed";