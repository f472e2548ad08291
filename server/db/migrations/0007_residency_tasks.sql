-- expand
CREATE TABLE "residency_tasks" (
	"resort_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"code" text NOT NULL,
	"guests" smallint NOT NULL,
	"checked_in_at" timestamp (6) with time zone NOT NULL,
	"due_at" timestamp (6) with time zone NOT NULL,
	"done_at" timestamp (6) with time zone,
	CONSTRAINT "residency_tasks_resort_id_booking_id_pk" PRIMARY KEY("resort_id","booking_id")
);
--> statement-breakpoint
CREATE INDEX "residency_tasks_by_host" ON "residency_tasks" USING btree ("host_id","due_at");--> statement-breakpoint
CREATE INDEX "residency_tasks_open" ON "residency_tasks" USING btree ("due_at") WHERE "residency_tasks"."done_at" is null;