-- expand
CREATE TABLE "calendar_import_nights" (
	"resort_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"night" date NOT NULL,
	CONSTRAINT "calendar_import_nights_resort_id_import_id_night_pk" PRIMARY KEY("resort_id","import_id","night")
);
--> statement-breakpoint
CREATE TABLE "calendar_imports" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"tried_at" timestamp (6) with time zone,
	"read_at" timestamp (6) with time zone,
	"problem" text,
	"skipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_imports_resort_id_id_pk" PRIMARY KEY("resort_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_shares" (
	"resort_id" uuid NOT NULL,
	"scope_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "calendar_shares_resort_id_scope_id_pk" PRIMARY KEY("resort_id","scope_id"),
	CONSTRAINT "calendar_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "room_nights" ADD COLUMN "elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "calendar_imports_id" ON "calendar_imports" USING btree ("id");