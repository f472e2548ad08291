-- contract
-- Devices are of a session from now on; one that was added before is added again at its next start.
DELETE FROM "push_devices";--> statement-breakpoint
ALTER TABLE "push_devices" ADD COLUMN "session_id" uuid NOT NULL;