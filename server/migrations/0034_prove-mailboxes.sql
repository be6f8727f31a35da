ALTER TABLE "auth_codes" DROP CONSTRAINT "auth_codes_kind";--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "asks_before_proof" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_kind" CHECK ("auth_codes"."kind" in ('signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication', 'mailbox', 'sms', 'sms_otp', 'phone_change'));--> statement-breakpoint
-- A link or code that went to the mailbox was used, since the address is this one: proven. Confirmed by itself at sign-up is not.
UPDATE "auth_users" SET "email_proven_at" = "proof"."at"
FROM (
  SELECT "user_id",
    max("at") FILTER (WHERE "action" = 'code-redeemed' AND "details" ->> 'kind' IN ('signup', 'magiclink', 'invite', 'recovery', 'email_change_new')) AS "at",
    max("at") FILTER (WHERE "action" IN ('email-changed', 'service-act')) AS "moved_at"
  FROM "auth_audit" GROUP BY "user_id"
) AS "proof"
WHERE "proof"."user_id" = "auth_users"."id" AND "auth_users"."email_proven_at" IS NULL AND "auth_users"."email" IS NOT NULL
  AND "auth_users"."email_confirmed_at" IS NOT NULL AND "proof"."at" >= coalesce("proof"."moved_at", '-infinity');--> statement-breakpoint
-- Every other open account keeps what was set in it: its owner is asked before the first proof removes that.
UPDATE "auth_users" SET "asks_before_proof" = true
WHERE "email" IS NOT NULL AND "email_confirmed_at" IS NOT NULL AND "email_proven_at" IS NULL;
