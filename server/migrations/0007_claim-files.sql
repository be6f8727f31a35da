CREATE TABLE "unclaimed_files" (
	"file_key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_documents" ADD COLUMN "sent_as" text;--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD COLUMN "letter_dated_on" date;--> statement-breakpoint
CREATE INDEX "unclaimed_files_oldest_first" ON "unclaimed_files" USING btree ("since");--> statement-breakpoint
ALTER TABLE "claim_documents" ADD CONSTRAINT "claim_documents_sent_as" CHECK ("claim_documents"."sent_as" in ('attached', 'linked', 'left-out'));