import { cms } from '../../register-cms-instance';

/** Reads the file names of all uploaded pictures that are not in the trash. */
export async function findPublicPictures(): Promise<string[]> {
  const payload = await cms();
  const { docs } = await payload.db.find<{ filename?: string | null }>({
    collection: 'media',
    where: { deletedAt: { exists: false } },
    pagination: false,
    select: { filename: true },
  });
  return docs.flatMap(({ filename }) => filename ?? []);
}
