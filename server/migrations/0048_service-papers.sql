CREATE TABLE "certified_papers" (
	"claim_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certified_papers_claim_id_sha256_pk" PRIMARY KEY("claim_id","sha256"),
	CONSTRAINT "certified_papers_sha256" CHECK ("certified_papers"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "certified_papers_kind" CHECK ("certified_papers"."kind" in ('letter', 'certificate'))
);
--> statement-breakpoint
CREATE TABLE "check_codes" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_codes_code" UNIQUE("code")
);
