-- expand
CREATE TABLE "service_slots" (
	"service_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"end_time" text NOT NULL,
	"capacity" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_slots_service_id_date_time_pk" PRIMARY KEY("service_id","date","time"),
	CONSTRAINT "service_slots_quota" CHECK ("service_slots"."sold" >= 0 and "service_slots"."sold" <= "service_slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"project_area_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"includes" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"meeting" jsonb NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	"free_cancel_hours" smallint NOT NULL,
	"cancel_fee_percent" smallint NOT NULL,
	"partner" boolean NOT NULL,
	"promoted" boolean NOT NULL,
	"search_key" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "services_fee" CHECK ("services"."cancel_fee_percent" between 0 and 100 and "services"."free_cancel_hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"service_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"discount_price" bigint NOT NULL,
	CONSTRAINT "ticket_types_service_id_id_pk" PRIMARY KEY("service_id","id"),
	CONSTRAINT "ticket_types_price" CHECK ("ticket_types"."discount_price" >= 0 and "ticket_types"."discount_price" <= "ticket_types"."price")
);
--> statement-breakpoint
CREATE TABLE "service_booking_events" (
	"service_id" uuid NOT NULL,
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
	CONSTRAINT "service_booking_events_service_id_booking_id_version_pk" PRIMARY KEY("service_id","booking_id","version")
);
--> statement-breakpoint
CREATE TABLE "service_bookings" (
	"service_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"end_time" text NOT NULL,
	"quantity" smallint NOT NULL,
	"tickets_used" smallint DEFAULT 0 NOT NULL,
	"free_cancel_hours" smallint NOT NULL,
	"cancel_fee_percent" smallint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"cancellation_fee" bigint DEFAULT 0 NOT NULL,
	"hold_until" timestamp (6) with time zone,
	"partner_status" text,
	"confirming" boolean DEFAULT false NOT NULL,
	"reason" text,
	"stay_id" uuid,
	"voucher_id" uuid,
	"quote" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "service_bookings_service_id_id_pk" PRIMARY KEY("service_id","id"),
	CONSTRAINT "service_bookings_status" CHECK ("service_bookings"."status" in ('SERVICE_PENDING', 'SERVICE_ORDERED', 'SERVICE_SUCCESS', 'SERVICE_KT_CANCEL', 'SERVICE_KT_CANCEL_FEE', 'SERVICE_CSH_CANCEL')),
	CONSTRAINT "service_bookings_money" CHECK ("service_bookings"."total" >= 0 and "service_bookings"."paid" >= 0),
	CONSTRAINT "service_bookings_used" CHECK ("service_bookings"."tickets_used" between 0 and "service_bookings"."quantity")
);
--> statement-breakpoint
CREATE TABLE "ticket_scans" (
	"service_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"by_id" uuid NOT NULL,
	"scanned_at" timestamp (6) with time zone NOT NULL,
	"heard_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "ticket_scans_service_id_ticket_id_nonce_pk" PRIMARY KEY("service_id","ticket_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"service_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"ticket_type_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"issued_at" timestamp (6) with time zone NOT NULL,
	"revoked_at" timestamp (6) with time zone,
	"used_at" timestamp (6) with time zone,
	CONSTRAINT "tickets_service_id_id_pk" PRIMARY KEY("service_id","id")
);
--> statement-breakpoint
ALTER TABLE "service_booking_events" ADD CONSTRAINT "service_booking_events_service_id_booking_id_service_bookings_service_id_id_fk" FOREIGN KEY ("service_id","booking_id") REFERENCES "public"."service_bookings"("service_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_slots_by_date" ON "service_slots" USING btree ("date");--> statement-breakpoint
CREATE INDEX "services_by_host" ON "services" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "service_bookings_by_id" ON "service_bookings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "service_bookings_by_tenant" ON "service_bookings" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "service_bookings_by_host" ON "service_bookings" USING btree ("host_id","date");--> statement-breakpoint
CREATE INDEX "service_bookings_by_stay" ON "service_bookings" USING btree ("stay_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_bookings_by_code" ON "service_bookings" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "service_bookings_by_key" ON "service_bookings" USING btree ("tenant_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "tickets_by_id" ON "tickets" USING btree ("id");--> statement-breakpoint
CREATE INDEX "tickets_by_booking" ON "tickets" USING btree ("service_id","booking_id");