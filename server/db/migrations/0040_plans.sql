-- expand
DROP INDEX IF EXISTS "complaints_by_booking";--> statement-breakpoint
DROP INDEX IF EXISTS "complaints_by_age";--> statement-breakpoint
DROP INDEX IF EXISTS "booking_edits_by_booking";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "user_roles_by_role" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_by_name" ON "users" USING gin (array_to_tsvector(array_remove(string_to_array(translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd'), ' '), '')));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bookings_by_name" ON "bookings" USING gin (array_to_tsvector(array_remove(string_to_array(translate(lower(regexp_replace(normalize(("contact" ->> 'fullName'), NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd'), ' '), '')));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "conversations_by_kind" ON "conversations" USING btree ("kind","last_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "conversations_by_taker" ON "conversations" USING btree ("taken_by","last_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "complaints_by_id" ON "complaints" USING btree ("id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "complaints_of_booking" ON "complaints" USING btree ("booking_id","resort_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "complaints_open" ON "complaints" USING btree ("id") WHERE "complaints"."closed_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "booking_edits_of_booking" ON "booking_edits" USING btree ("booking_id","resort_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "resorts_by_word" ON "resorts" USING gin (array_to_tsvector(array_remove(string_to_array("search_key", ' '), '')));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "resorts_promoted" ON "resorts" USING btree ("id") WHERE "resorts"."promoted";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "service_bookings_by_name" ON "service_bookings" USING gin (array_to_tsvector(array_remove(string_to_array(translate(lower(regexp_replace(normalize(("contact" ->> 'fullName'), NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd'), ' '), '')));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "voucher_uses_of_guest" ON "voucher_uses" USING btree ("guest_id");