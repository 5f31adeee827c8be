import { cms } from '../../register-cms-instance';

/** The file name of a picture, and a text that changes with every save of it. */
export type PublicPicture = [name: string, version: string];

/** Reads the file names of all uploaded pictures that are not in the trash, with their versions. */
export async function findPublicPictures(): Promise<PublicPicture[]> {
  const payload = await cms();
  const { docs } = await payload.db.find<{
    id: number;
    filename?: string | null;
    updatedAt: string;
  }>({
    collection: 'media',
    where: { deletedAt: { exists: false } },
    pagination: false,
    select: { filename: true, updatedAt: true },
  });
  return docs.flatMap(({ id, filename, updatedAt }) =>
    filename ? [[filename, `${id} ${updatedAt}`] satisfies PublicPicture] : [],
  );
}
