-- expand
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"search_key" text NOT NULL,
	"search" jsonb NOT NULL,
	"saved_at" timestamp (6) with time zone NOT NULL,
	"found" jsonb NOT NULL,
	"tells" boolean NOT NULL,
	"told" jsonb NOT NULL,
	"prices_told_at" timestamp (6) with time zone NOT NULL,
	"fall_told_at" timestamp (6) with time zone,
	"due_at" timestamp (6) with time zone,
	"looks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","search_key");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at","id") WHERE "saved_searches"."due_at" is not null;