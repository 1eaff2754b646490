export const rulebookMolthar = {};
