-- contract
-- Uses of vouchers are rows, and how often one was used is how many there are: uses that were only counted become rows.
INSERT INTO "voucher_uses" ("voucher_id", "booking_id", "guest_id", "state", "slot", "at")
SELECT v."id", gen_random_uuid(), gen_random_uuid(), 'CONSUMED', NULL, now()
FROM "vouchers" v
CROSS JOIN LATERAL generate_series(1, v."used" - (
  SELECT count(*) FROM "voucher_uses" u WHERE u."voucher_id" = v."id" AND u."state" <> 'RETURNED'
)::integer);--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_quantity";--> statement-breakpoint
ALTER TABLE "vouchers" DROP COLUMN "used";--> statement-breakpoint
-- A bank transfer is a row of its own, whoever told of it.
ALTER TABLE "bank_transfers" DROP CONSTRAINT "bank_transfers_pkey";--> statement-breakpoint
ALTER TABLE "bank_transfers" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ALTER COLUMN "result" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "state" text;--> statement-breakpoint
UPDATE "bank_transfers" SET "id" = gen_random_uuid(), "source" = 'BANK',
  "state" = CASE "result" WHEN 'MATCHED' THEN 'KEPT' ELSE 'UNCLEAR' END;--> statement-breakpoint
ALTER TABLE "bank_transfers" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ALTER COLUMN "source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_by_transaction" ON "bank_transfers" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "bank_transfers_by_booking" ON "bank_transfers" USING btree ("booking_id");--> statement-breakpoint
-- What a booking was paid beside the gateway came by transfer: by the one that the bank told of, or by one nobody numbered.
UPDATE "bank_transfers" t SET "state" = CASE WHEN b."status" IN ('CSH_CONFIRM', 'PENDING_PAYMENT_EDIT') THEN 'IN_DOUBT' ELSE 'KEPT' END
FROM "bookings" b
WHERE b."id" = t."booking_id" AND t."result" = 'STAFF'
  AND t."id" = (SELECT o."id" FROM "bank_transfers" o WHERE o."booking_id" = b."id" AND o."result" = 'STAFF' AND o."amount" = t."amount" ORDER BY o."heard_at" LIMIT 1)
  AND t."amount" = b."paid"
    - coalesce((SELECT sum(a."amount") FROM "payment_attempts" a WHERE a."booking_id" = b."id" AND a."state" = 'PAID'), 0)
    - coalesce((SELECT sum(k."amount") FROM "bank_transfers" k WHERE k."booking_id" = b."id" AND k."state" = 'KEPT'), 0);--> statement-breakpoint
INSERT INTO "bank_transfers" ("id", "transaction_id", "booking_id", "amount", "source", "state", "result", "heard_at")
SELECT gen_random_uuid(), NULL, d."id", d."amount", 'HOST',
  CASE WHEN d."status" = 'CSH_CONFIRM' AND d."transfer_reported" AND d."paid" <> d."total" THEN 'IN_DOUBT' ELSE 'KEPT' END, NULL, now()
FROM (
  SELECT b.*, b."paid"
    - coalesce((SELECT sum(a."amount") FROM "payment_attempts" a WHERE a."booking_id" = b."id" AND a."state" = 'PAID'), 0)
    - coalesce((SELECT sum(k."amount") FROM "bank_transfers" k WHERE k."booking_id" = b."id" AND k."state" IN ('IN_DOUBT', 'KEPT', 'RETURNED')), 0) AS "amount"
  FROM "bookings" b
) d
WHERE d."amount" > 0;--> statement-breakpoint
-- Payments that the gateway has not ended are asked about until it has.
INSERT INTO "jobs" ("id", "kind", "ref", "run_at")
SELECT gen_random_uuid(), 'askPayment', "reference", now() FROM "payment_attempts"
WHERE "state" IN ('OPEN', 'SUSPICIOUS') AND "together_with" IS NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A voucher pays for no stay that came to nothing.
INSERT INTO "ledger_entries" ("resort_id", "posting", "line", "booking_id", "kind", "account", "amount", "at")
SELECT d."resort_id", d."posting", a."line", d."booking_id", 'voucher', a."account", a."sign" * d."amount", now()
FROM (
  SELECT l."resort_id", l."booking_id", gen_random_uuid() AS "posting", sum(l."amount") AS "amount"
  FROM "ledger_entries" l JOIN "bookings" b ON b."resort_id" = l."resort_id" AND b."id" = l."booking_id"
  WHERE l."account" = 'voucher'
    AND b."status" IN ('OVERDUE_PAYMENT', 'KT_ACCEPT_CANCEL', 'KT_CANCEL', 'CSH_CANCEL', 'REFUNDS', 'DELETE')
  GROUP BY l."resort_id", l."booking_id" HAVING sum(l."amount") <> 0
) d
CROSS JOIN (VALUES (0::smallint, 'voucher', -1), (1::smallint, 'held', 1)) AS a("line", "account", "sign");--> statement-breakpoint
-- The books of a stay that is over and owes nothing are closed: what is the product's own leaves them.
INSERT INTO "ledger_entries" ("resort_id", "posting", "line", "booking_id", "kind", "account", "amount", "at")
SELECT s."resort_id", p."posting", row_number() OVER (PARTITION BY s."booking_id" ORDER BY s."account") - 1, s."booking_id", 'closed', s."account", -s."amount", now()
FROM (
  SELECT "resort_id", "booking_id", "account", sum("amount") AS "amount" FROM "ledger_entries"
  GROUP BY "resort_id", "booking_id", "account" HAVING sum("amount") <> 0
) s
JOIN (
  SELECT b."resort_id", b."id", gen_random_uuid() AS "posting" FROM "bookings" b
  LEFT JOIN "ledger_entries" l ON l."resort_id" = b."resort_id" AND l."booking_id" = b."id"
    AND l."account" IN ('held', 'refundDue', 'cancelFee', 'hostDue')
  WHERE b."status" IN ('SUCCESS', 'OVERDUE_PAYMENT', 'KT_ACCEPT_CANCEL', 'KT_CANCEL', 'CSH_CANCEL', 'REFUNDS', 'DELETE')
    AND NOT EXISTS (SELECT 1 FROM "refunds" r WHERE r."booking_id" = b."id" AND r."state" <> 'DONE')
    AND NOT EXISTS (SELECT 1 FROM "payouts" y WHERE y."booking_id" = b."id" AND y."state" IN ('WAITING', 'FROZEN'))
  GROUP BY b."resort_id", b."id"
  HAVING coalesce(sum(l."amount") FILTER (WHERE l."account" = 'held'), 0) = 0
    AND coalesce(sum(l."amount") FILTER (WHERE l."account" = 'refundDue'), 0) = 0
    AND coalesce(sum(l."amount") FILTER (WHERE l."account" = 'cancelFee'), 0) = 0
    AND coalesce(sum(l."amount") FILTER (WHERE l."account" = 'hostDue'), 0) = 0
) p ON p."resort_id" = s."resort_id" AND p."id" = s."booking_id";
