import { connectionOf, writeDatabase } from './expoConnection';
import { databaseFile, type Outside } from './outside';

const NOTE = 'gatehouse:note';
const STORE = 'copies';

/**
 * A browser's SQLite has room for only a few files, all in one place. So the copies lie in another one, as bytes, and the note,
 * which is written at every move, in the third, which is quick.
 */
export function deviceOutside(): Outside {
  return {
    readNote: () => localStorage.getItem(NOTE),
    writeNote: (text) => localStorage.setItem(NOTE, text),
    copies: async () => (await request('readonly', (store) => store.getAllKeys())).map(String),
    copy: async (connection, name, check) => {
      const bytes = await connection.bytes?.();
      if (!bytes) throw new Error('this database cannot be copied');
      const copy = await connectionOf(bytes);
      try {
        await check(copy);
      } finally {
        await copy.close();
      }
      await request('readwrite', (store) => store.put(bytes, name));
    },
    openCopy: async (name) => connectionOf(await read(name)),
    restore: async (name, generation) => writeDatabase(await read(name), databaseFile(generation)),
  };
}

function read(name: string): Promise<Uint8Array> {
  return request<Uint8Array>('readonly', (store) => store.get(name));
}

async function request<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('gatehouse');
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const kept = await answerOf(opening);
  try {
    return await answerOf(ask(kept.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    kept.close();
  }
}

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('the browser keeps nothing'));
  });
}
