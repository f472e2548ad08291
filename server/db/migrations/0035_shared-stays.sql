-- expand
CREATE TABLE "stay_shares" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"with_code" boolean NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"ended_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE INDEX "stay_shares_by_booking" ON "stay_shares" USING btree ("booking_id");