-- expand
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"resort_id" uuid,
	"host_id" uuid,
	"booking_id" uuid,
	"taken_by" uuid,
	"places" integer NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL,
	"last_side" text NOT NULL,
	"last_text" text NOT NULL,
	"last_pictures" integer NOT NULL,
	"person_read" integer NOT NULL,
	"other_read" integer NOT NULL,
	"person_looks" timestamp (6) with time zone,
	"other_looks" timestamp (6) with time zone,
	"waiting_since" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "messages_conversation_id_place_pk" PRIMARY KEY("conversation_id","place")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_place" ON "conversations" USING btree ("person_id","resort_id") WHERE "conversations"."resort_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_support" ON "conversations" USING btree ("person_id") WHERE "conversations"."resort_id" is null;--> statement-breakpoint
CREATE INDEX "conversations_by_person" ON "conversations" USING btree ("person_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_by_host" ON "conversations" USING btree ("host_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE "conversations"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_by_sender" ON "messages" USING btree ("sender_id");