import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonText } from '../../../ui/display/skeleton.tsx';
import { useOverview } from '../api/your-data.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

type YourDataSectionProps = { userId: string; email: string };

/** Download of all data about the user, and deletion of the account. */
export function YourDataSection({ userId, email }: YourDataSectionProps) {
  const overview = useOverview(userId);
  if (overview.isPending)
    return (
      <Loading label="Loading what there is to know about your data">
        <SkeletonText lines={3} />
      </Loading>
    );
  if (overview.data === undefined)
    return <LoadFailure title="Your data could not be looked up." query={overview} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <DownloadData overview={overview.data} email={email} />
      <DeleteAccount overview={overview.data} email={email} />
    </div>
  );
}
