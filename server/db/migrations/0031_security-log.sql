-- expand
CREATE TABLE "security_events" (
	"position" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"kind" text NOT NULL,
	"account" uuid,
	"actor" uuid,
	"about" uuid,
	"network" text NOT NULL,
	"details" jsonb NOT NULL,
	"key_id" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"checked_at" timestamp (6) with time zone,
	"checked_to" bigint,
	"broken" bigint
);
--> statement-breakpoint
CREATE TABLE "security_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_by_account" ON "security_events" USING btree ("account","position");--> statement-breakpoint
CREATE INDEX "security_events_by_actor" ON "security_events" USING btree ("actor","position");--> statement-breakpoint
CREATE INDEX "security_events_by_kind" ON "security_events" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "security_events_by_at" ON "security_events" USING btree ("at");
--> statement-breakpoint
INSERT INTO "security_head" ("id", "position", "hash", "key_id") VALUES (1, 0, '', '');
