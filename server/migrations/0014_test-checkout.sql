CREATE TABLE "test_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"payer_email" text,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"payment_intent_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"declines" integer DEFAULT 0 NOT NULL,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "test_checkouts_reference" UNIQUE("reference"),
	CONSTRAINT "test_checkouts_payment" UNIQUE("payment_id"),
	CONSTRAINT "test_checkouts_amount_positive" CHECK ("test_checkouts"."amount" > 0),
	CONSTRAINT "test_checkouts_payment_named" CHECK (("test_checkouts"."paid_at" is null) = ("test_checkouts"."payment_id" is null)),
	CONSTRAINT "test_checkouts_one_outcome" CHECK (num_nonnulls("test_checkouts"."paid_at", "test_checkouts"."closed_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "test_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_refunds_reference" UNIQUE("reference"),
	CONSTRAINT "test_refunds_amount_positive" CHECK ("test_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_payment_id_test_checkouts_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_checkouts"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_checkouts_paid" ON "test_checkouts" USING btree ("paid_at") WHERE "test_checkouts"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "test_refunds_of_payment" ON "test_refunds" USING btree ("payment_id");