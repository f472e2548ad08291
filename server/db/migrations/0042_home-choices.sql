-- expand
CREATE TABLE IF NOT EXISTS "home_choices" (
	"id" integer PRIMARY KEY NOT NULL,
	"offers" uuid[] NOT NULL,
	"areas" jsonb NOT NULL,
	"chosen_at" timestamp (6) with time zone NOT NULL
);
