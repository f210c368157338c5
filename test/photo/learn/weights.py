"""The weights of a network as letters, for `decodeLayers` of `side-network.ts`."""
import base64

import numpy as np


def write_weights(layers, path):
    packed = b''
    for layer in layers:
        weights = layer.weight.detach().numpy()
        largest = np.maximum(np.abs(weights).max(1), 1e-8)
        whole = np.round(weights / largest[:, None] * 127).astype(np.int8)
        packed += largest.astype('<f4').tobytes() + layer.bias.detach().numpy().astype('<f4').tobytes() + whole.tobytes()
    letters = base64.b64encode(packed).decode()
    with open(path, 'w') as file:
        file.write('/** Weights trained by `learn.py`, in the format of `decodeLayers` in `side-network.ts`. */\n')
        file.write(f"export const SIDE_WEIGHTS =\n  '{letters}';\n")
