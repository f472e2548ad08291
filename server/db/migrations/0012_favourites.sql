-- expand
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"resort_id" uuid NOT NULL,
	"wanted" boolean NOT NULL,
	"wished_at" timestamp (6) with time zone NOT NULL,
	"name" jsonb NOT NULL,
	"stay" jsonb NOT NULL,
	CONSTRAINT "favourites_user_id_resort_id_pk" PRIMARY KEY("user_id","resort_id")
);
