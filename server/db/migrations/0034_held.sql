-- expand
CREATE INDEX "bookings_held" ON "bookings" USING btree ("status") WHERE "bookings"."status" in ('PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT');--> statement-breakpoint
CREATE INDEX "service_bookings_held" ON "service_bookings" USING btree ("status") WHERE "service_bookings"."status" = 'SERVICE_PENDING';