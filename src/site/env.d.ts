/// <reference types="astro/client" />
import type { Shown as ShownDocument } from './document/html-document-data';

declare global {
  namespace App {
    interface Locals {
      /** The page at the URL, found before its document is rendered. */
      shown: ShownDocument;
    }
  }
}
