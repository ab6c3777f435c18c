/** A chosen CV, read at once: a phone may take the file away before it is sent. */
export interface CvFile {
  readonly name: string;
  /** Media type; `application/pdf` for every file that is one. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** By its type and by its first bytes. */
  readonly isPdf: boolean;
  /** Set when the device could not read it: a file of a cloud without a connection, or one that is gone. */
  readonly isUnreadable?: boolean;
  /** Empty when the file is not acceptable anyway. */
  readonly bytes: ArrayBuffer;
}

const pdfType = 'application/pdf';

/** Whether the file calls itself a PDF. Some systems do not know types: then the end of its name says it. */
function isCalledPdf({ type, name }: File): boolean {
  return type === pdfType || (type === '' && /\.pdf$/i.test(name));
}

/** Whether a PDF's header begins within 1024 bytes: readers look for it that far (ISO 32000-1, annex H, note 13). */
async function hasPdfHeader(file: File): Promise<boolean> {
  const start = await file.slice(0, 1024).arrayBuffer();
  return new TextDecoder('latin1').decode(start).includes('%PDF-');
}

/** Reads a chosen file. Files over the limit (bytes) are not read whole. Never rejects. */
export async function readCvFile(file: File, limit: number): Promise<CvFile> {
  const { name, size, type } = file;
  const nothing = new ArrayBuffer(0);
  try {
    if (!isCalledPdf(file) || !(await hasPdfHeader(file)))
      return { name, type, size, isPdf: false, bytes: nothing };
    const bytes = size <= limit ? await file.arrayBuffer() : nothing;
    return { name, type: pdfType, size, isPdf: true, bytes };
  } catch {
    return { name, type, size, isPdf: isCalledPdf(file), isUnreadable: true, bytes: nothing };
  }
}
