CREATE TABLE "auth_oauth_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text,
	"token_endpoint_auth_method" text NOT NULL,
	"client_uri" text,
	"logo_uri" text,
	"redirect_uris" jsonb NOT NULL,
	"grant_types" jsonb NOT NULL,
	"response_types" jsonb NOT NULL,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_oauth_clients_method" CHECK ("auth_oauth_clients"."token_endpoint_auth_method" in ('none', 'client_secret_basic', 'client_secret_post')),
	CONSTRAINT "auth_oauth_clients_secret" CHECK (("auth_oauth_clients"."token_endpoint_auth_method" = 'none') = ("auth_oauth_clients"."secret_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "auth_used_proofs" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_used_proofs_kind_hash_pk" PRIMARY KEY("kind","hash"),
	CONSTRAINT "auth_used_proofs_kind" CHECK ("auth_used_proofs"."kind" in ('web3', 'saml'))
);
--> statement-breakpoint
CREATE TABLE "auth_sso_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"redirect_to" text NOT NULL,
	"challenge" text,
	"challenge_method" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_sso_requests_request" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_phone" text NOT NULL,
	"text" text,
	"provider_id" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	CONSTRAINT "text_messages_kind_named" CHECK ("text_messages"."kind" ~ '^[a-z][a-z0-9-]{0,62}$'),
	CONSTRAINT "text_messages_phone_digits" CHECK ("text_messages"."to_phone" ~ '^[1-9][0-9]{1,14}$'),
	CONSTRAINT "text_messages_one_outcome" CHECK (num_nonnulls("text_messages"."sent_at", "text_messages"."failed_at", "text_messages"."kept_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "auth_codes" DROP CONSTRAINT "auth_codes_kind";--> statement-breakpoint
ALTER TABLE "auth_factors" ALTER COLUMN "sealed_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD COLUMN "code_mac" text;--> statement-breakpoint
ALTER TABLE "auth_factors" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "new_phone" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "phone_change_sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "auth_oauth_clients_newest_first" ON "auth_oauth_clients" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_used_proofs_expiry" ON "auth_used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_sso_requests_expiry" ON "auth_sso_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_messages_newest_first" ON "text_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_kind" CHECK ("auth_codes"."kind" in ('signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication', 'sms', 'sms_otp', 'phone_change'));--> statement-breakpoint
ALTER TABLE "auth_factors" ADD CONSTRAINT "auth_factors_means" CHECK ("auth_factors"."factor_type" = 'webauthn' or ("auth_factors"."factor_type" = 'totp' and "auth_factors"."sealed_secret" is not null) or ("auth_factors"."factor_type" = 'phone' and "auth_factors"."phone" is not null and "auth_factors"."phone" ~ '^[1-9][0-9]{1,14}$'));--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_new_phone_digits" CHECK ("auth_users"."new_phone" ~ '^[1-9][0-9]{1,14}$');