-- expand
CREATE TABLE "bank_transfers" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"booking_id" uuid,
	"amount" bigint NOT NULL,
	"result" text NOT NULL,
	"heard_at" timestamp (6) with time zone NOT NULL
);
