-- expand
CREATE TABLE "service_slot_rules" (
	"service_id" uuid NOT NULL,
	"time" text NOT NULL,
	"end_time" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "service_slot_rules_service_id_time_pk" PRIMARY KEY("service_id","time"),
	CONSTRAINT "service_slot_rules_capacity" CHECK ("service_slot_rules"."capacity" >= 0)
);
--> statement-breakpoint
-- Services that have slots go on having them.
INSERT INTO "service_slot_rules" ("service_id", "time", "end_time", "capacity")
SELECT "service_id", "time", max("end_time"), max("capacity") FROM "service_slots" GROUP BY "service_id", "time";
