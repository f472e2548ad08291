-- contract
CREATE TABLE "checkin_scans" (
	"resort_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"by_id" uuid NOT NULL,
	"scanned_at" timestamp (6) with time zone NOT NULL,
	"heard_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "checkin_scans_resort_id_booking_id_nonce_pk" PRIMARY KEY("resort_id","booking_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "host_lock_lifts" (
	"host_id" uuid NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "host_lock_lifts_host_id_at_pk" PRIMARY KEY("host_id","at")
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"text" text NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"opened_at" timestamp (6) with time zone NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"host_fault" boolean DEFAULT false NOT NULL,
	"amount" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (6) with time zone,
	CONSTRAINT "complaints_resort_id_id_pk" PRIMARY KEY("resort_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"params" jsonb NOT NULL,
	"at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_edits" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"difference" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"to_pay" bigint NOT NULL,
	"held" boolean NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	"answer_by" timestamp (6) with time zone,
	"pay_by" timestamp (6) with time zone,
	"closed_at" timestamp (6) with time zone,
	CONSTRAINT "booking_edits_resort_id_id_pk" PRIMARY KEY("resort_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"bookings" integer NOT NULL,
	"differences" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"resort_id" uuid NOT NULL,
	"posting" uuid NOT NULL,
	"line" smallint NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_resort_id_posting_line_pk" PRIMARY KEY("resort_id","posting","line")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"host_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resort_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"at_host" bigint NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"due_on" timestamp (6) with time zone NOT NULL,
	"paid_at" timestamp (6) with time zone,
	"proof" text,
	CONSTRAINT "payouts_host_id_id_pk" PRIMARY KEY("host_id","id")
);
--> statement-breakpoint
DROP INDEX "refunds_by_reference";--> statement-breakpoint
DROP INDEX "reviews_guest";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "edit_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "qr_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "bookings" SET "qr_version" = coalesce((SELECT max(e."version") FROM "booking_events" e WHERE e."resort_id" = "bookings"."resort_id" AND e."booking_id" = "bookings"."id" AND e."to_status" = 'ORDERED'), 1);--> statement-breakpoint
ALTER TABLE "staff_cases" ADD COLUMN "until" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "room_nights" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text;--> statement-breakpoint
UPDATE "refunds" SET "cause" = "id"::text;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "done_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rejected_because" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reported_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "report" text;--> statement-breakpoint
CREATE INDEX "complaints_by_booking" ON "complaints" USING btree ("resort_id","booking_id");--> statement-breakpoint
CREATE INDEX "complaints_by_age" ON "complaints" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "staff_acts_by_about" ON "staff_acts" USING btree ("about");--> statement-breakpoint
CREATE INDEX "booking_edits_by_booking" ON "booking_edits" USING btree ("resort_id","booking_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_booking" ON "ledger_entries" USING btree ("resort_id","booking_id");--> statement-breakpoint
CREATE INDEX "payouts_by_id" ON "payouts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payouts_by_booking" ON "payouts" USING btree ("resort_id","booking_id");--> statement-breakpoint
CREATE INDEX "payouts_by_state" ON "payouts" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "bookings_by_host" ON "bookings" USING btree ("host_id","id");--> statement-breakpoint
CREATE INDEX "refunds_by_id" ON "refunds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_cause" ON "refunds" USING btree ("resort_id","booking_id","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_by_booking" ON "reviews" USING btree ("resort_id","booking_id");--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("reported_at") WHERE "reviews"."reported_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_by_reference" ON "refunds" USING btree ("resort_id","reference");--> statement-breakpoint
CREATE INDEX "reviews_guest" ON "reviews" USING btree ("guest_id","id");