-- expand
CREATE TABLE "ledger_differences" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"found_at" timestamp (6) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "ledger_walks" (
	"id" integer PRIMARY KEY NOT NULL,
	"began" timestamp (6) with time zone,
	"kind" smallint DEFAULT 0 NOT NULL,
	"after" uuid,
	"bookings" integer DEFAULT 0 NOT NULL,
	"whole" timestamp (6) with time zone
);--> statement-breakpoint
CREATE INDEX "payment_attempts_of_booking" ON "payment_attempts" USING btree ("booking_id","resort_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_time" ON "payment_attempts" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "booking_events_by_time" ON "booking_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("status") WHERE "bookings"."status" in ('PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT');--> statement-breakpoint
CREATE INDEX "ledger_entries_of_booking" ON "ledger_entries" USING btree ("booking_id","resort_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_time" ON "ledger_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payouts_of_booking" ON "payouts" USING btree ("booking_id","resort_id");--> statement-breakpoint
CREATE INDEX "refunds_of_booking" ON "refunds" USING btree ("booking_id","resort_id");--> statement-breakpoint
CREATE INDEX "service_booking_events_by_time" ON "service_booking_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "service_bookings_held" ON "service_bookings" USING btree ("status") WHERE "service_bookings"."status" = 'SERVICE_PENDING';--> statement-breakpoint
CREATE INDEX "bank_transfers_by_time" ON "bank_transfers" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "voucher_uses_by_booking" ON "voucher_uses" USING btree ("booking_id");--> statement-breakpoint
DROP INDEX "payment_attempts_by_booking";--> statement-breakpoint
DROP INDEX "ledger_entries_by_booking";--> statement-breakpoint
DROP INDEX "payouts_by_booking";--> statement-breakpoint
DROP INDEX "refunds_by_booking";
