"""The weights of a network as bytes, for `decodeLayers` of `side-network.ts`."""
import numpy as np


def write_weights(layers, path):
    packed = b''
    for layer in layers:
        weights = layer.weight.detach().numpy()
        largest = np.maximum(np.abs(weights).max(1), 1e-8)
        whole = np.round(weights / largest[:, None] * 127).astype(np.int8)
        packed += largest.astype('<f4').tobytes() + layer.bias.detach().numpy().astype('<f4').tobytes() + whole.tobytes()
    with open(path, 'wb') as file:
        file.write(packed)
