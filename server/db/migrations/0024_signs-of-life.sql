-- expand
CREATE TABLE "signs_of_life" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (6) with time zone NOT NULL
);
