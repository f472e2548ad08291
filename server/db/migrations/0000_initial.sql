-- expand
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"ends_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"ends_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"ends_at" timestamp (6) with time zone NOT NULL,
	"ended_at" timestamp (6) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('KT', 'CSH', 'CDT', 'ADM', 'STAFF', 'OTG'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"avatar_id" text,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "users_reachable" CHECK ("users"."email" is not null or "users"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"resort_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"response_code" text,
	"transaction_status" text,
	"transaction_number" text,
	"paid_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"settled_at" timestamp (6) with time zone,
	CONSTRAINT "payment_attempts_resort_id_reference_pk" PRIMARY KEY("resort_id","reference")
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"resort_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"row" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"params" jsonb NOT NULL,
	CONSTRAINT "booking_events_resort_id_booking_id_version_pk" PRIMARY KEY("resort_id","booking_id","version")
);
--> statement-breakpoint
CREATE TABLE "booking_rooms" (
	"resort_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"count" smallint NOT NULL,
	"units" smallint NOT NULL,
	CONSTRAINT "booking_rooms_resort_id_booking_id_room_id_pk" PRIMARY KEY("resort_id","booking_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"base" text,
	"version" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"adults" smallint NOT NULL,
	"children" smallint NOT NULL,
	"toddlers" smallint NOT NULL,
	"entire_property" boolean NOT NULL,
	"confirmation_policy" text NOT NULL,
	"cancellation_policy" text NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"editing_fee" bigint DEFAULT 0 NOT NULL,
	"cancellation_fee" bigint DEFAULT 0 NOT NULL,
	"payment_method" text,
	"transfer_reported" boolean DEFAULT false NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL,
	"hold_until" timestamp (6) with time zone,
	"host_deadline" timestamp (6) with time zone,
	"checked_in_at" timestamp (6) with time zone,
	"voucher_id" uuid,
	"quote" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "bookings_resort_id_id_pk" PRIMARY KEY("resort_id","id"),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('PENDING', 'OVERDUE_PAYMENT', 'PAYMENT_FAILED', 'ORDERED', 'SUCCESS', 'CSH_REQUEST_CANCEL', 'KT_REFUSE_CANCEL', 'KT_ACCEPT_CANCEL', 'KT_CANCEL', 'CSH_CANCEL', 'REFUNDS', 'DRAFTS', 'BOOKED', 'REJECT_EDIT', 'PENDING_PAYMENT_EDIT', 'EDIT_SUCCESS', 'EDIT_FAILED', 'DELETE', 'WATTING_KT_PAYMENT', 'CSH_CONFIRM', 'COMPLAIN')),
	CONSTRAINT "bookings_dates" CHECK ("bookings"."check_in" < "bookings"."check_out"),
	CONSTRAINT "bookings_money" CHECK ("bookings"."total" >= 0 and "bookings"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "host_cancellations" (
	"host_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "host_cancellations_host_id_booking_id_pk" PRIMARY KEY("host_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "staff_cases" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"closed_at" timestamp (6) with time zone,
	CONSTRAINT "staff_cases_resort_id_id_pk" PRIMARY KEY("resort_id","id")
);
--> statement-breakpoint
CREATE TABLE "checkin_keys" (
	"key_id" integer PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"y" text NOT NULL,
	"d" text NOT NULL,
	"created_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"guest_name" text NOT NULL,
	"avatar_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" jsonb NOT NULL,
	"resort_id" uuid NOT NULL,
	"from_place" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"guest_name" text NOT NULL,
	"resort_id" uuid NOT NULL,
	"picture_id" text NOT NULL,
	"video_url" text,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" json,
	"lease_until" timestamp (6) with time zone NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_key_pk" PRIMARY KEY("account","key")
);
--> statement-breakpoint
CREATE TABLE "room_nights" (
	"resort_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"night" date NOT NULL,
	"units" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "room_nights_resort_id_room_id_night_pk" PRIMARY KEY("resort_id","room_id","night"),
	CONSTRAINT "room_nights_within_units" CHECK ("room_nights"."taken" between 0 and "room_nights"."units")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"run_at" timestamp (6) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (6) with time zone,
	"done_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"caller" text NOT NULL,
	"endpoint" text NOT NULL,
	"minute" timestamp (6) with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_caller_endpoint_minute_pk" PRIMARY KEY("caller","endpoint","minute")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_areas" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resort_services" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_benefits" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"published_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target" smallint NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"read_at" timestamp (6) with time zone,
	CONSTRAINT "notices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"reference" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "refunds_resort_id_id_pk" PRIMARY KEY("resort_id","id")
);
--> statement-breakpoint
CREATE TABLE "host_bank_accounts" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"bin" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_profiles" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"since" date NOT NULL,
	"avatar_id" text NOT NULL,
	"answers_within_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resort_service_links" (
	"resort_id" uuid NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "resort_service_links_resort_id_service_id_pk" PRIMARY KEY("resort_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "resorts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"type" integer NOT NULL,
	"project_area_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"directions" jsonb NOT NULL,
	"house_rules" jsonb NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"area" double precision NOT NULL,
	"hotline" text,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"confirmation_policy" text NOT NULL,
	"cancellation_policy" text NOT NULL,
	"promoted" boolean NOT NULL,
	"clean_sum" integer NOT NULL,
	"convenient_sum" integer NOT NULL,
	"service_sum" integer NOT NULL,
	"review_count" integer NOT NULL,
	"search_key" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_benefit_links" (
	"resort_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"benefit_id" integer NOT NULL,
	CONSTRAINT "room_benefit_links_resort_id_room_id_benefit_id_pk" PRIMARY KEY("resort_id","room_id","benefit_id")
);
--> statement-breakpoint
CREATE TABLE "room_night_prices" (
	"resort_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"night" date NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "room_night_prices_resort_id_room_id_night_pk" PRIMARY KEY("resort_id","room_id","night")
);
--> statement-breakpoint
CREATE TABLE "room_seasons" (
	"resort_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "room_seasons_resort_id_room_id_position_pk" PRIMARY KEY("resort_id","room_id","position")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"beds" jsonb NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"area" double precision NOT NULL,
	"bedrooms" integer NOT NULL,
	"bathrooms" integer NOT NULL,
	"units" integer NOT NULL,
	"entire_property" boolean NOT NULL,
	"base_price" bigint NOT NULL,
	"weekend_price" bigint,
	"discount_percent" integer NOT NULL,
	"included_adults" integer NOT NULL,
	"adult_surcharge" bigint NOT NULL,
	"child_surcharge" bigint NOT NULL,
	"extra_bed_price" bigint NOT NULL,
	"max_extra_beds" integer NOT NULL,
	"min_guests" integer NOT NULL,
	"max_guests" integer NOT NULL,
	CONSTRAINT "rooms_resort_id_id_pk" PRIMARY KEY("resort_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"resort_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid,
	"room_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"clean" integer NOT NULL,
	"convenient" integer NOT NULL,
	"service" integer NOT NULL,
	"text" text NOT NULL,
	"translations" jsonb NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"reply" text,
	"reply_translations" jsonb,
	"replied_at" timestamp (6) with time zone,
	CONSTRAINT "reviews_resort_id_id_pk" PRIMARY KEY("resort_id","id")
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"voucher_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"state" text NOT NULL,
	"slot" smallint,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "voucher_uses_voucher_id_booking_id_pk" PRIMARY KEY("voucher_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"cap" bigint,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"applies" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"per_guest" smallint,
	"quantity" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vouchers_quantity" CHECK ("vouchers"."used" >= 0 and ("vouchers"."quantity" is null or "vouchers"."used" <= "vouchers"."quantity"))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_resort_id_booking_id_bookings_resort_id_id_fk" FOREIGN KEY ("resort_id","booking_id") REFERENCES "public"."bookings"("resort_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_rooms" ADD CONSTRAINT "booking_rooms_resort_id_booking_id_bookings_resort_id_id_fk" FOREIGN KEY ("resort_id","booking_id") REFERENCES "public"."bookings"("resort_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_by_end" ON "access_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_end" ON "refresh_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_by_since" ON "sign_in_failures" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_by_reference" ON "payment_attempts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_booking" ON "payment_attempts" USING btree ("resort_id","booking_id");--> statement-breakpoint
CREATE INDEX "bookings_by_id" ON "bookings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "bookings_by_tenant" ON "bookings" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_by_code" ON "bookings" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_by_key" ON "bookings" USING btree ("tenant_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "staff_cases_open" ON "staff_cases" USING btree ("created_at") WHERE "staff_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "room_nights_by_night" ON "room_nights" USING btree ("night");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_ref" ON "jobs" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "call_counts_by_minute" ON "call_counts" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_by_booking" ON "refunds" USING btree ("resort_id","booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_reference" ON "refunds" USING btree ("resort_id","reference");--> statement-breakpoint
CREATE INDEX "resorts_area" ON "resorts" USING btree ("project_area_id");--> statement-breakpoint
CREATE INDEX "resorts_host" ON "resorts" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("resort_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_guest" ON "reviews" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_uses_by_guest" ON "voucher_uses" USING btree ("voucher_id","guest_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_by_code" ON "vouchers" USING btree ("code");