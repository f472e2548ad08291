-- expand
CREATE TABLE "money_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (6) with time zone
);
