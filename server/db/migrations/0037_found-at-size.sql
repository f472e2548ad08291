-- expand
CREATE INDEX "bookings_by_email" ON "bookings" USING btree (lower("contact" ->> 'email'));--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING btree (("contact" ->> 'phone'));--> statement-breakpoint
CREATE INDEX "payouts_waiting" ON "payouts" USING btree ("id") WHERE "payouts"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "service_bookings_by_email" ON "service_bookings" USING btree (lower("contact" ->> 'email'));--> statement-breakpoint
CREATE INDEX "service_bookings_by_phone" ON "service_bookings" USING btree (("contact" ->> 'phone'));