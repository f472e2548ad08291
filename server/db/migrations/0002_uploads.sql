-- expand
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"use" text,
	"ref" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"source_hash" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_waiting" ON "uploads" USING btree ("owner_id","source_hash") WHERE "uploads"."use" is null;--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_by_use" ON "uploads" USING btree ("use","ref");--> statement-breakpoint
CREATE INDEX "uploads_by_expiry" ON "uploads" USING btree ("expires_at");