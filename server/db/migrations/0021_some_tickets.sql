-- contract
ALTER TABLE "service_bookings" ADD COLUMN "tickets_cancelled" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_cancelled" CHECK ("service_bookings"."tickets_cancelled" between 0 and "service_bookings"."quantity" - "service_bookings"."tickets_used");